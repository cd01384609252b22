import type { DutyWishes } from '@boma/domain/alerts/alert-settings.schema.ts';
import type { ApiInput, ApiName, ApiResponse } from '@boma/domain/api.ts';
import type { CallersCode } from '@boma/domain/errors.ts';
import { callApi } from '../../../lib/api-client.ts';
import { viewerZone } from '../../../lib/timing/viewer-zone.ts';

/** The codes that the screens of staff word themselves. */
const own: readonly CallersCode[] = ['forbidden', 'not-found', 'conflict', 'invalid-input'];

type Body<N extends ApiName> = ApiInput<N>['body'];

// All of these throw AppError.

export const readDesk = async () => (await callApi('showDesk')).data;

export const readFigures = async () => (await callApi('showFigures')).data;
export const readMoney = async () => (await callApi('showMoney')).data;

export const readOnCall = async () => (await callApi('showOnCall')).data;
export const passDuty = async (body: Body<'passDuty'>) => (await callApi('passDuty', { body }, { own })).data;
export const saveDuty = async (body: DutyWishes) =>
  (await callApi('saveDuty', { body: { ...body, zone: viewerZone() } }, { own })).data;

export const listCameras = async () => (await callApi('listCameras')).data.cameras;
export const saveCamera = (body: Body<'saveCamera'>) => callApi('saveCamera', { body }, { own });
/** Milliseconds. Three answers of a slow media server, one after the other. */
const TRIAL_TIMEOUT = 25_000;
export const tryCamera = async (body: Body<'tryCamera'>) =>
  (await callApi('tryCamera', { body }, { own, timeout: TRIAL_TIMEOUT })).data;
export const orderCameras = (body: Body<'orderCameras'>) => callApi('orderCameras', { body }, { own });
export const removeCamera = (body: Body<'removeCamera'>) => callApi('removeCamera', { body }, { own });

export const restore = (body: Body<'restore'>) => callApi('restore', { body }, { own });
/** What was settled last in a queue, the newest first. */
export const listSettled = async (query: ApiInput<'listSettled'>['query']) =>
  (await callApi('listSettled', { query })).data.settled;
export const listBin = async () => (await callApi('listBin')).data.entries;

export const listLodges = async () => (await callApi('listLodges')).data.lodges;
export const saveLodge = (body: Body<'saveLodge'>) => callApi('saveLodge', { body }, { own });
export const removeLodge = (body: Body<'removeLodge'>) => callApi('removeLodge', { body }, { own });

export const listEditedPages = async () => (await callApi('listEditedPages')).data.pages;
export const savePage = (body: Body<'savePage'>) => callApi('savePage', { body }, { own });

export const listShowTypes = async () => (await callApi('listEditedShowTypes')).data.show_types;
export const saveShowType = (body: Body<'saveShowType'>) => callApi('saveShowType', { body }, { own });
export const removeShowType = (body: Body<'removeShowType'>) => callApi('removeShowType', { body }, { own });

export const listNotices = async () => (await callApi('listNotices')).data;
export const sendNotice = (body: Body<'sendNotice'>) => callApi('sendNotice', { body }, { own });
export const saveNotice = (body: Body<'saveNotice'>) => callApi('saveNotice', { body }, { own });
export const removeNotice = (body: Body<'removeNotice'>) => callApi('removeNotice', { body }, { own });
export const pinAnnouncement = (body: Body<'pinAnnouncement'>) =>
  callApi('pinAnnouncement', { body }, { own });

export const answerContact = (body: Body<'answerContact'>) => callApi('answerContact', { body }, { own });

export const setChatPace = (body: Body<'setChatPace'>) => callApi('setChatPace', { body }, { own });

export const saveSwitches = (body: Body<'saveSwitches'>) => callApi('saveSwitches', { body }, { own });

export const findPeople = async (q: string) => (await callApi('findPeople', { query: { q } })).data.people;
export const readPerson = async (uid: string) =>
  (await callApi('showPersonPage', { params: { uid } }, { own })).data;
export const grantRole = (body: Body<'grantRole'>) => callApi('grantRole', { body }, { own });
export const takeRole = (body: Body<'takeRole'>) => callApi('takeRole', { body }, { own });

export const listMembers = async (query: ApiInput<'listMembers'>['query']) =>
  (await callApi('listMembers', { query })).data;
export const readMembership = async (uid: string) =>
  (await callApi('showMembership', { params: { uid } }, { own })).data;
export const syncMembership = async (body: Body<'syncMembership'>) =>
  (await callApi('syncMembership', { body }, { own })).data;
export const giveMembership = (body: Body<'giveMembership'>) => callApi('giveMembership', { body }, { own });
export const takeMembership = (body: Body<'takeMembership'>) => callApi('takeMembership', { body }, { own });

export const listEditedCategories = async () => (await callApi('listEditedCategories')).data.categories;
export const editCategory = (body: Body<'editCategory'>) => callApi('editCategory', { body }, { own });
export const orderCategories = (body: Body<'orderCategories'>) =>
  callApi('orderCategories', { body }, { own });
export const removeCategory = (body: Body<'removeCategory'>) => callApi('removeCategory', { body }, { own });

/** `id`: only this one, however old it is. */
export const listEditedSightings = async (id: string | undefined) =>
  (await callApi('listEditedSightings', { query: { id } }, { own })).data;
export const postSighting = (body: Body<'postSighting'>) => callApi('postSighting', { body }, { own });
export const changeSighting = (body: Body<'changeSighting'>) => callApi('changeSighting', { body }, { own });
export const removeSighting = (body: Body<'removeSighting'>) => callApi('removeSighting', { body }, { own });

const PHOTOS_PER_PAGE = 24;
export const listPhotos = (page: number) =>
  callApi('searchPhotos', { body: { page, per_page: PHOTOS_PER_PAGE } });
export const featurePhoto = (body: Body<'featurePhoto'>) => callApi('featurePhoto', { body }, { own });
export const deletePhoto = (body: Body<'deletePhoto'>) => callApi('deletePhoto', { body }, { own });

export const waiveWait = (body: Body<'waiveWait'>) => callApi('waiveWait', { body }, { own });

export const readWordRules = async () => (await callApi('showWordRules')).data;
export const saveWordRules = (body: Body<'saveWordRules'>) => callApi('saveWordRules', { body }, { own });
export const tryText = async (body: Body<'tryText'>) => (await callApi('tryText', { body }, { own })).data;
export const listHeldTexts = async () => (await callApi('listHeldTexts')).data.texts;
export const claimHeldText = (body: Body<'claimHeldText'>) => callApi('claimHeldText', { body }, { own });
export const decideHeldText = (body: Body<'decideHeldText'>) => callApi('decideHeldText', { body }, { own });

export const listAppeals = async () => (await callApi('listAppeals')).data.appeals;
export const claimAppeal = (body: Body<'claimAppeal'>) => callApi('claimAppeal', { body }, { own });
export const decideAppeal = (body: Body<'decideAppeal'>) => callApi('decideAppeal', { body }, { own });

export const listVideos = async () => (await callApi('listStaffVideos')).data.videos;
export const readVideo = async (id: number) =>
  (await callApi('showStaffVideo', { params: { id } }, { own })).data;
export const addVideo = (body: Body<'addVideo'>) => callApi('addVideo', { body }, { own });
export const changeVideo = (body: Body<'changeVideo'>) => callApi('changeVideo', { body }, { own });
export const removeVideo = (body: Body<'removeVideo'>) => callApi('removeVideo', { body }, { own });

export const listModules = async () => (await callApi('listModules')).data.modules;
export const saveModule = (body: Body<'saveModule'>) => callApi('saveModule', { body }, { own });
export const orderModules = (body: Body<'orderModules'>) => callApi('orderModules', { body }, { own });
export const airModule = async (body: Body<'airModule'>) =>
  (await callApi('airModule', { body }, { own })).data.module;

export const listContact = async (state: 'open' | 'closed') =>
  (await callApi('listContact', { query: { state } })).data.messages;
export const settleContact = (body: Body<'settleContact'>) => callApi('settleContact', { body }, { own });

export const listUnsentMails = async () => (await callApi('listUnsentMails')).data.mails;
export const retryMail = (body: Body<'retryMail'>) => callApi('retryMail', { body }, { own });

export const listAudit = async (query: ApiInput<'listAudit'>['query']) =>
  (await callApi('listAudit', { query })).data;

export const exportMembers = async (body: Body<'exportMembers'>) =>
  (await callApi('exportMembers', { body })).data;
export const exportSightings = async (body: Body<'exportSightings'>) =>
  (await callApi('exportSightings', { body })).data;
export const exportAudit = async (body: Body<'exportAudit'>) => (await callApi('exportAudit', { body })).data;

export const readUsage = async () => (await callApi('showUsage')).data;
export const readHealth = async () => (await callApi('health')).data;

export type UsageReport = ApiResponse<'showUsage'>['data'];
export type Health = ApiResponse<'health'>['data'];
export type Desk = ApiResponse<'showDesk'>['data'];
export type StaffNotices = ApiResponse<'listNotices'>['data'];
