import Foundation

/// The locations of the parts of NavLab that an app is built from.
package struct RuntimeLocation: Hashable, Sendable {
  /// The `navbox` launcher.
  package var launcher: String
  /// The library that holds NavUI and its host.
  package var library: String
  /// The modules that learners' code is compiled against: NavUI, and those that its interface names.
  package var modules: [String]
  /// The module map of the C module that one of them needs, with the path of its header.
  package var moduleMap: String
  /// The compiler plug-in with NavUI's macros.
  package var macros: String

  package init(
    launcher: String,
    library: String,
    modules: [String],
    moduleMap: String,
    macros: String
  ) {
    self.launcher = launcher
    self.library = library
    self.modules = modules
    self.moduleMap = moduleMap
    self.macros = macros
  }

  /// Creates the locations according to the package manager's layout of its products.
  ///
  /// - Parameter products: The folder of products, which also contains the `navlab` program.
  package init(products: String) {
    #if os(macOS)
    let suffix = "dylib"
    #else
    let suffix = "so"
    #endif
    self.init(
      launcher: "\(products)/navbox",
      library: "\(products)/libNavRuntime.\(suffix)",
      modules: (["NavFoundation", "NavCalls", "NavFrameworks", "SceneModel", "SharedLists"]
        + StandIn.all.map(\.module)).map {
          "\(products)/Modules/\($0).swiftmodule"
        },
      moduleMap: "\(products)/COpenCombineHelpers.build/module.modulemap",
      macros: "\(products)/NavUIMacros-tool"
    )
  }

  /// All parts, for code that checks or compares them.
  var parts: [String] { [launcher, library] + modules + [moduleMap, macros] }
}
