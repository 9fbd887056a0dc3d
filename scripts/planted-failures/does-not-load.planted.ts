// A file whose tests cannot be loaded.

throw new Error('the planted import');
