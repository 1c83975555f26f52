// The site's looks: VitePress's own, with our colours, live boards and a front page.

import { type Theme, useRoute } from 'vitepress';
import DefaultTheme from 'vitepress/theme';
import { nextTick, onMounted, watch } from 'vue';
import FrontPage from './FrontPage.vue';
import LiveBoard from './LiveBoard.vue';
import { openFolds } from './open-folds.js';
import PlayHere from './PlayHere.vue';
import { makeCaretsPlain } from './plain-carets.js';
import { showRuleCards } from './rule-cards.js';
import { runBlocks } from './run-blocks.js';
import './style.css';
import './front.css';

export default {
  extends: DefaultTheme,
  enhanceApp({ app, siteData }) {
    // A page that cannot be rendered ends the build. Vue would log the error and leave a hole in the page.
    if (import.meta.env.SSR) app.config.throwUnhandledErrorInProduction = true;
    else {
      showRuleCards(siteData.value.base);
      runBlocks(siteData.value.base);
    }
    app.component('FrontPage', FrontPage);
    app.component('LiveBoard', LiveBoard);
    app.component('PlayHere', PlayHere);
  },
  setup() {
    // biome-ignore lint/correctness/useHookAtTopLevel: a function of Vue, not a hook of React
    const route = useRoute();
    onMounted(() => {
      const dress = () => {
        makeCaretsPlain();
        openFolds();
      };
      dress();
      watch(
        () => route.path,
        () => nextTick(dress),
      );
      window.addEventListener('hashchange', openFolds);
    });
  },
} satisfies Theme;
