import Foundation

/// The locations of the parts of NavLab that are needed to build an app.
package struct RuntimeLocation: Hashable, Sendable {
  /// The path of the `navbox` launcher.
  package var launcher: String
  /// The path of the library that contains NavUI and its host.
  package var library: String
  /// The paths of the modules for compiling learners' code: NavUI, and those that its interface mentions.
  package var modules: [String]
  /// The path of the module map for the C module that one of the modules needs.
  package var moduleMap: String
  /// The path of the compiler plug-in with NavUI's macros.
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

  /// Creates the locations from the package manager's layout of its products.
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

  /// The paths of all parts, for code that checks or compares them.
  var parts: [String] { [launcher, library] + modules + [moduleMap, macros] }
}
