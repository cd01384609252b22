export { FeedLinks as default } from '../../../components/feed-links.tsx';
