// Made of lib/contract by `npm run endpoints`; a test compares them.
import { address } from '@/lib/client/address';
import type * as users from '@/lib/contract/users';

export const exploreUsers = /* @__PURE__ */ address<typeof users.exploreUsers>('exploreUsers', 'GET', '/users/exploreUsers');
export const followUser = /* @__PURE__ */ address<typeof users.followUser>('followUser', 'POST', '/users/follow/{id}', { touches: ['listFeed', 'listNetwork'] });
export const getExplore = /* @__PURE__ */ address<typeof users.getExplore>('getExplore', 'GET', '/users/explore');
export const getMe = /* @__PURE__ */ address<typeof users.getMe>('getMe', 'GET', '/users/me');
export const getUser = /* @__PURE__ */ address<typeof users.getUser>('getUser', 'GET', '/users/{id}');
export const listNetwork = /* @__PURE__ */ address<typeof users.listNetwork>('listNetwork', 'GET', '/users/network');
export const listRecommendedPosts = /* @__PURE__ */ address<typeof users.listRecommendedPosts>('listRecommendedPosts', 'GET', '/users/recommendedPosts');
export const listSuggestedUsers = /* @__PURE__ */ address<typeof users.listSuggestedUsers>('listSuggestedUsers', 'GET', '/users/suggestedOnes');
export const listUsers = /* @__PURE__ */ address<typeof users.listUsers>('listUsers', 'GET', '/users');
export const logoutUser = /* @__PURE__ */ address<typeof users.logoutUser>('logoutUser', 'POST', '/users/logout');
export const registerUser = /* @__PURE__ */ address<typeof users.registerUser>('registerUser', 'POST', '/users/register');
export const unfollowUser = /* @__PURE__ */ address<typeof users.unfollowUser>('unfollowUser', 'POST', '/users/unfollow/{id}', { touches: ['listFeed', 'listNetwork'] });
export const updateMe = /* @__PURE__ */ address<typeof users.updateMe>('updateMe', 'PATCH', '/users/update', { touches: ['getMyProfile', 'getUser'], answers: ['getMe'] });
