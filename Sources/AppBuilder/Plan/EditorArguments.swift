/// The compiler arguments with which an editor handles learners' files as a build does.
package struct EditorArguments: Hashable, Sendable {
  /// The arguments, without a program or files.
  package let words: [String]

  /// Creates the arguments for a runtime and the folder that contains its modules.
  ///
  /// - Parameters:
  ///   - runtime: The locations of NavLab's own parts.
  ///   - moduleFolder: The folder with only the modules that learners can import.
  package init(runtime: RuntimeLocation, moduleFolder: String) {
    let request = BuildRequest(folder: "", files: [])
    words =
      ["-swift-version", request.languageMode.rawValue, "-D", "DEBUG"]
      + runtime.arguments(moduleFolder: moduleFolder)
      + [
        "-module-name", request.moduleName, "-parse-as-library",
        "-Xfrontend", "-import-module", "-Xfrontend", "NavFoundation",
      ]
  }
}

extension RuntimeLocation {
  /// Returns the arguments that let the compiler find the modules and macros for learners.
  ///
  /// - Parameter moduleFolder: The folder with the modules.
  /// - Returns: The arguments.
  func arguments(moduleFolder: String) -> [String] {
    StandIn.all.flatMap { ["-module-alias", "\($0.name)=\($0.module)"] } + [
      "-I", moduleFolder, "-Xcc", "-fmodule-map-file=\(moduleMap)",
      "-load-plugin-executable", "\(macros)#NavUIMacros",
    ]
  }
}
