// `npm run sbom`: the software bill of materials (CycloneDX) of what runs in production, from package-lock.json.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './lib/install.mjs';
import { billOfMaterials } from './lib/production-packages.mjs';

const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
process.stdout.write(`${JSON.stringify(billOfMaterials(lock), undefined, 2)}\n`);
