// The site's looks: VitePress's own, with our colours, live boards and a front page.

import type { Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme';
import FrontPage from './FrontPage.vue';
import LiveBoard from './LiveBoard.vue';
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
} satisfies Theme;
