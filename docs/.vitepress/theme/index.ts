// The site's looks: VitePress's own, with our colours, live boards and a front page.

import { type Theme, useRoute } from 'vitepress';
import DefaultTheme from 'vitepress/theme';
import { nextTick, onMounted, watch } from 'vue';
import FrontPage from './FrontPage.vue';
import LiveBoard from './LiveBoard.vue';
import { makeCaretsPlain } from './plain-carets.js';
import { showRuleCards } from './rule-cards.js';
import './style.css';
import './front.css';

export default {
  extends: DefaultTheme,
  enhanceApp({ app, siteData }) {
    if (!import.meta.env.SSR) showRuleCards(siteData.value.base);
    app.component('FrontPage', FrontPage);
    app.component('LiveBoard', LiveBoard);
  },
  setup() {
    // biome-ignore lint/correctness/useHookAtTopLevel: a function of Vue, not a hook of React
    const route = useRoute();
    onMounted(() => {
      makeCaretsPlain();
      watch(
        () => route.path,
        () => nextTick(makeCaretsPlain),
      );
    });
  },
} satisfies Theme;
