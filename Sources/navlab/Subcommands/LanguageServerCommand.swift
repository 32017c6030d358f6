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
      Speaks the Language Server Protocol over standard input and output, beside SourceKit-LSP. It shows findings \
      while you type, offers fixes, and explains a finding when you point at it. Editors start it; \
      Docs/Linting.md says how. '.navlab.yml' and comments work as they do for 'navlab lint'.

      The exit code is 0 after the editor ends the session, and 1 if the editor disappears. It is \
      2 if the linter is not built: 'navlab setup linter' builds it.
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
