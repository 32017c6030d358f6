import ArgumentParser
import Findings
import Shell

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// `navlab lsp`: sends findings to an editor.
struct LanguageServerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp",
    abstract: "Serve an editor with findings, fixes and explanations.",
    discussion: """
      Speaks the Language Server Protocol over standard input and output, beside SourceKit-LSP: findings while \
      you type, fixes as quick fixes, and what a finding means when you rest on it. Editors start it; \
      Docs/Linting.md says how. What 'navlab lint' reads in '.navlab.yml' and in comments counts here, too.

      The exit code is 0 after the editor ends the session, 1 if it disappears without that, and \
      2 if the linter is not built: 'navlab setup linter' builds it.
      """
  )

  func run() throws {
    let composition = try Composition(display: DisplayChoices())
    let linter = composition.linter
    guard let program = linter.path else { throw LinterBuild(of: linter).missing() }
    let words = [program, "lsp", ProcessEnvironment.executablePath()]
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    // The server takes the place of this process, so that the end of either is that of both.
    execv(program, &arguments)
    let reason = String(cString: strerror(errno))
    throw CommandFailure(.internalFault, "navlab: \(program) cannot be started (\(reason))")
  }
}
