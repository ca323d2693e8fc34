/** The page begins here. */
import { mount } from 'svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import App from './App.svelte';
import { words } from './lib/words.svelte';

await words.use('en');
mount(App, { target: document.getElementById('page')! });
