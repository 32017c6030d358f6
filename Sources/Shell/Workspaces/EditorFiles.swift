import AppBuilder
import Course
import Foundation

/// The files that tell an editor's language server how the exercises are compiled.
///
/// All of them are in a folder of NavLab's own, which is created anew each time; editors find it through links.
struct EditorFiles {
  let workspace: Workspace
  let exercises: [Exercise]
  let runtime: RuntimeLocation
  var environment: [String: String] = [:]

  /// The names and targets of the links that editors look for.
  static let links: [(name: String, target: String)] = [
    ("navlab", "\(Workspace.ownFolder)/navlab"),
    ("compile_commands.json", "\(Workspace.ownFolder)/compile_commands.json"),
    (".sourcekit-lsp/config.json", "../\(Workspace.ownFolder)/sourcekit-lsp.json"),
  ]

  /// Creates NavLab's own folder and its files.
  ///
  /// - Parameters:
  ///   - place: The workspace's folder.
  ///   - launcher: The path of the script that starts NavLab.
  /// - Throws: `CommandFailure` if a file cannot be written.
  func makeOwnFolder(in place: SetupFolder, launcher: String) throws {
    let own = Workspace.ownFolder
    try place.make("\(own)/modules")
    for module in runtime.modules {
      let name = module.split(separator: "/").last.map(String.init) ?? module
      try place.replaceLink("\(own)/modules/\(name)", to: module)
    }
    try place.replaceLink("\(own)/navlab", to: launcher)
    if let starter { try place.replace(starter.script, at: Self.starterName, isProgram: true) }
    try place.replace(try Self.text(of: commands), at: "\(own)/compile_commands.json")
    let configuration = Configuration(
      fallbackBuildSystem: Configuration.Fallback(swiftCompilerFlags: arguments)
    )
    try place.replace(try Self.text(of: configuration), at: "\(own)/sourcekit-lsp.json")
  }

  /// The program that starts the compiler's plug-in, or nil if the plug-in needs no such program.
  private var starter: MacroStarter? { MacroStarter(for: runtime, environment: environment) }
  private static let starterName = "\(Workspace.ownFolder)/NavUIMacros"

  private var arguments: [String] {
    let modules = "\(workspace.path)/\(Workspace.ownFolder)/modules"
    var runtime = runtime
    if starter != nil { runtime.macros = "\(workspace.path)/\(Self.starterName)" }
    return EditorArguments(runtime: runtime, moduleFolder: modules).words
  }

  /// The compile commands of the Swift files, each with the other files of the same exercise.
  private var commands: [CompileCommand] {
    exercises.flatMap { exercise in
      let files = workspace.files(of: exercise).filter { $0.hasSuffix(".swift") }
        .map { String($0.dropFirst(workspace.path.count + 1)) }
      return files.map { file in
        CompileCommand(
          directory: workspace.path,
          file: file,
          arguments: ["swiftc"] + arguments + files
        )
      }
    }
  }

  private struct CompileCommand: Encodable {
    var directory: String
    var file: String
    var arguments: [String]
  }

  /// The settings of SourceKit-LSP for files outside exercises.
  private struct Configuration: Encodable {
    struct Fallback: Encodable {
      var swiftCompilerFlags: [String]
    }

    var fallbackBuildSystem: Fallback
  }

  private static func text(of value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
  }
}
