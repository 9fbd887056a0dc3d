// Writes the demo catalogue as import files, as an example: `node --conditions=@tornister/source packages/backend/src/demo-shop/write-demo-folder.ts folder`.

import { instantOf } from '@tornister/domain/shared';
import { writeFolder } from '../catalogue-import/write-folder.ts';
import { readSettings } from '../settings.ts';
import { DEFAULT_SEED, generateDemoShop } from './generate-demo-shop.ts';

const [folder = 'demo-catalogue'] = process.argv.slice(2);
const now = instantOf(Date.now());
const { catalogueProducts, brandId } = readSettings(process.env);
await writeFolder(folder, generateDemoShop({ products: catalogueProducts, seed: DEFAULT_SEED, now, brandId }), now);
process.stdout.write(`The demo catalogue is in ${folder}.\n`);
