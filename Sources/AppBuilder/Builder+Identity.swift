extension Builder {
  /// The text that identifies the builder's tools: the runtime's parts and the toolchain.
  package var identity: String {
    "\(runtime.identity)\n\(toolchain)"
  }

  /// The path of the folder for cached results.
  package var cacheFolder: String { cache.folder }
}
