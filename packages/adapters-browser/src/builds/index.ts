// Entry of the adapter that asks for the manifest of a build.

export * from './fetched-build-gateway.ts';
