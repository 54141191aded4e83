import { getStorage } from '@/lib/contract/files';
import { getStorage as storageOf } from '@/lib/server/files/storage-room';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(getStorage, (_, ctx) => storageOf(ctx));
