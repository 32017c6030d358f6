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

/// The subcommand `navlab lsp`, which sends findings to an editor.
struct LanguageServerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp",
    abstract: "Provide findings, fixes and explanations to an editor.",
    discussion: """
      NavLab speaks the Language Server Protocol over standard input and output, alongside SourceKit-LSP. It \
      shows findings while you type, offers fixes, and explains a finding when you point at it. Editors start \
      this command; Docs/Linting.md explains the setup. The file '.navlab.yml' and comments in the code work as \
      for 'navlab lint'.

      The exit code is 0 after the editor ends the session, and 1 if the connection to the editor is lost. It is \
      2 if the linter is not built; 'navlab setup linter' builds it.
      """
  )

  func run() throws {
    let composition = try Composition(display: DisplayChoices())
    let linter = composition.linter
    guard let program = linter.path else { throw LinterBuild(of: linter).missing() }
    let words = [program, "lsp", ProcessEnvironment.executablePath()]
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    // The server replaces this process, so that both end together.
    execv(program, &arguments)
    let reason = String(cString: strerror(errno))
    throw CommandFailure(.internalFault, saying: "\(program) cannot be started (\(reason))")
  }
}
