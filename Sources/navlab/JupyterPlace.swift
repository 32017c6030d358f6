import ArgumentParser
import Shell

/// The options for the folder in which Jupyter looks for the kernel.
struct JupyterPlace: ParsableArguments {
  @Flag(help: "Use your own Jupyter folder (default, unless --prefix is given).")
  var user = false

  @Option(help: "Install in PREFIX/share/jupyter instead, for example in a Python environment.")
  var prefix: String?

  func validate() throws {
    guard !user || prefix == nil else {
      throw ValidationError("--user and --prefix cannot be combined; give only one of them")
    }
  }

  /// Returns the installer of the kernel for this folder.
  ///
  /// - Parameter composition: The composition of the program.
  /// - Returns: The installer.
  /// - Throws: `CommandFailure` if no folder is given and there is no home folder.
  func kernel(for composition: Composition) throws -> KernelInstall {
    let environment = composition.environment
    let chosen = prefix.map { "\(composition.files.absolute($0))/share/jupyter" }
    guard let data = chosen ?? KernelInstall.userData(environment) else {
      throw CommandFailure(.misuse, saying: "there is no home folder; name a folder with --prefix")
    }
    return KernelInstall(
      composition.installation,
      data: data,
      environment: environment,
      layout: composition.canvas.layout
    )
  }
}
