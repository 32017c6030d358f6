extension Builder {
  /// The text that tells the tools of this builder from those of all others: the runtime's parts
  /// and the toolchain.
  package var identity: String {
    "\(runtime.identity)\n\(toolchain)"
  }

  /// The folder in which is kept what need not be made again.
  package var cacheFolder: String { cache.folder }
}
