extension BuildPlan {
  /// The options with which an image knows the lines of its source, so that a crash can name the learner's line.
  ///
  /// Each command of an app needs them, because a compiler keeps the system's modules separately for different options.
  /// On Apple's systems, the lines stay in the object, which is not kept.
  ///
  /// - Parameter folder: The folder of the modules, which the image does not mention, so that all caches have the same.
  /// - Returns: The options.
  static func lines(withModulesIn folder: String) -> [String] {
    #if os(macOS)
    []
    #else
    [
      "-gline-tables-only", "-dwarf-version=4", "-file-compilation-dir", ".",
      "-no-clang-module-breadcrumbs", "-debug-prefix-map", "\(folder)=.",
    ]
    #endif
  }
}
