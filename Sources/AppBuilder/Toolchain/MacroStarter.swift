/// A script that starts the compiler's plug-in with the location of Swift's libraries on this computer.
///
/// A compiler starts its plug-ins without an environment. So a plug-in that was built on another computer would look
/// for the libraries in their places there.
package struct MacroStarter: Hashable, Sendable {
  /// The path of the plug-in.
  let program: String
  /// The search path for the libraries, in which colons separate the folders.
  let libraries: String

  /// Creates a script, or returns nil if the plug-in needs none.
  ///
  /// - Parameters:
  ///   - runtime: The locations of NavLab's own parts.
  ///   - environment: The process's environment; without a folder of libraries in it, no script is needed.
  package init?(for runtime: RuntimeLocation, environment: [String: String]) {
    self.init(runtime.macros, libraries: environment[ToolEnvironment.libraryVariable])
  }

  init?(_ program: String, libraries: String?) {
    guard let libraries, !libraries.isEmpty else { return nil }
    self.program = program
    self.libraries = libraries
  }

  /// The text of the script.
  package var script: String {
    """
    #!/bin/sh
    \(ToolEnvironment.libraryVariable)=\(Self.quoted(libraries)) exec \(Self.quoted(program)) "$@"

    """
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''") + "'"
  }
}
