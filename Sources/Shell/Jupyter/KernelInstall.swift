import AppBuilder
import Foundation
import Grading
package import SceneText

/// An installer that adds NavLab to Jupyter as a kernel, and can remove the kernel again.
///
/// The kernel is a Python package with its own environment. So neither the user's Python nor the system's is changed,
/// and any Jupyter of the machine can start it.
package struct KernelInstall: Sendable {
  private let installation: Installation
  private let data: String
  private let environment: [String: String]
  private let layout: TextLayout

  /// Creates an installer without reading or writing anything.
  ///
  /// - Parameters:
  ///   - installation: The copy of NavLab that the kernel starts.
  ///   - data: The absolute path of the folder in which Jupyter looks for its data, such as `~/.local/share/jupyter`.
  ///   - environment: The process's environment.
  ///   - layout: The layout width and character set.
  package init(
    _ installation: Installation,
    data: String,
    environment: [String: String],
    layout: TextLayout
  ) {
    self.installation = installation
    self.data = data
    self.environment = environment
    self.layout = layout
  }

  /// Returns the folder in which Jupyter looks for a user's data, or nil if there is no home folder.
  ///
  /// - Parameter environment: The process's environment.
  /// - Returns: The folder, or nil if there is no home folder.
  package static func userData(_ environment: [String: String]) -> String? {
    if let named = environment["JUPYTER_DATA_DIR"], named.hasPrefix("/") { return named }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    #if os(macOS)
    return "\(home)/Library/Jupyter"
    #else
    let shared = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    return "\(shared ?? "\(home)/.local/share")/jupyter"
    #endif
  }

  /// The path of the folder for the kernel's description.
  private var specification: String { "\(data)/kernels/navlab" }

  /// The path of the folder for the kernel's Python code.
  private var python: String { "\(data)/navlab/python" }

  private var files: FileManager { .default }

  /// Installs the kernel, replacing an earlier installation.
  ///
  /// - Parameter tell: A closure called before each slow step, with its description.
  /// - Returns: A message about the result.
  /// - Throws: `CommandFailure` if Python is missing, its packages are not available, or a file cannot be written.
  package func install(_ tell: (String) -> Void) throws(CommandFailure) -> [StyledText] {
    let package = "\(installation.root)/Integrations/jupyter"
    guard files.fileExists(atPath: "\(package)/pyproject.toml") else {
      throw CommandFailure(
        .misuse,
        saying: "this copy of NavLab comes without its Jupyter kernel; use a clone"
      )
    }
    tell("installing the kernel and ipykernel; this takes a few seconds")
    try makeFolder("\(data)/navlab")
    try run(
      ["python3", "-m", "venv", "--clear", python],
      remedy: "install Python 3.10 or newer with the module 'venv' (on Debian: 'python3-venv')"
    )
    try run(
      [
        "\(python)/bin/python", "-m", "pip", "install", "--quiet",
        "--disable-pip-version-check", package,
      ],
      remedy: "the kernel needs packages from pypi.org; check the network, then try again"
    )
    try makeFolder(specification)
    do {
      try describe()
    } catch {
      throw CommandFailure(.misuse, "\(specification): the folder cannot be written: \(error)")
    }
    return layout.paragraph(
      "Jupyter now has a kernel for NavLab. It starts the copy of NavLab in \(installation.root),"
        + " so do not move that folder."
    )
      + layout.paragraph("The folder \(specification) describes the kernel.", style: .secondary)
  }

  /// Removes the kernel.
  ///
  /// - Returns: A message about the result.
  /// - Throws: `CommandFailure` if there is no such kernel, or it cannot be removed.
  package func uninstall() throws(CommandFailure) -> [StyledText] {
    guard files.fileExists(atPath: specification) || files.fileExists(atPath: python) else {
      throw CommandFailure(.misuse, saying: "there is no kernel for NavLab in \(data)/kernels")
    }
    // The history of commands is kept, like a shell's history.
    for folder in [specification, python] where files.fileExists(atPath: folder) {
      do {
        try files.removeItem(atPath: folder)
      } catch {
        throw CommandFailure(
          .misuse,
          "\(folder): the folder cannot be removed: \(error.localizedDescription)"
        )
      }
    }
    removeIfEmpty("\(data)/navlab")
    return layout.paragraph(
      "Jupyter no longer has a kernel for NavLab; your notebooks are unchanged."
    )
  }

  /// Removes the folder of the kernel's own files unless it contains other files, such as a history.
  private func removeIfEmpty(_ folder: String) {
    // If the folder cannot be read or removed, it is kept, which does no harm.
    guard (try? files.contentsOfDirectory(atPath: folder))?.isEmpty == true else { return }
    try? files.removeItem(atPath: folder)
  }

  /// The path of the program that starts NavLab: a clone's launcher script, or otherwise the executable.
  private var program: String {
    let launcher = installation.launcher
    let isThere = files.isExecutableFile(atPath: launcher)
    return isThere ? launcher : "\(installation.products)/navlab"
  }

  /// Writes the kernel's description in Jupyter's format.
  private func describe() throws {
    let description = KernelSpecification(
      argv: ["\(python)/bin/python", "-m", "navlab_kernel", "-f", "{connection_file}"],
      env: ["NAVLAB_KERNEL_PROGRAM": program]
    )
    let text = try PrettyJSON.text(of: description)
    try WholeFile(path: "\(specification)/kernel.json").write(text, replacing: true)
  }

  private func makeFolder(_ path: String) throws(CommandFailure) {
    do {
      try files.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw CommandFailure(
        .misuse,
        "\(path): the folder cannot be created: \(error.localizedDescription)"
      )
    }
  }

  private func run(_ words: [String], remedy: String) throws(CommandFailure) {
    let result: ToolRun
    do {
      result = try ToolRun(
        of: "/usr/bin/env",
        words,
        environment: environment,
        seconds: 600,
        outputBytes: 1 << 20
      )
    } catch {
      throw CommandFailure(.misuse, saying: "\(error)")
    }
    guard result.ending != .exit(0) else { return }
    let reason = result.output.split(separator: "\n").last.map { Printable.line(String($0)) }
    throw CommandFailure(
      .misuse,
      saying: "the kernel is not installed: \(remedy) (\(reason ?? "no output"))"
    )
  }
}
