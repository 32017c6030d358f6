import AppBuilder
import Shell
import Testing

@Suite("Builds that fail")
struct BuildFailureTests {
  @Test("The compiler's words are passed on unchanged, with exit code 3")
  func compiler() {
    let diagnostic = CompilerDiagnostic(
      severity: .error,
      message: "m",
      text: "A.swift:1:2: error: m"
    )
    let failure = CommandFailure(.doesNotCompile([diagnostic]))
    #expect(failure == CommandFailure(.doesNotCompile, "A.swift:1:2: error: m"))
  }

  @Test("Any other failure is one line with the program's name and the right exit code")
  func others() {
    #expect(
      CommandFailure(.toolchainMissing("there is no swiftc"))
        == CommandFailure(.misuse, "navlab: there is no swiftc")
    )
    #expect(CommandFailure(.cacheUnusable(path: "/c", reason: "full")).status == .misuse)
    #expect(CommandFailure(.broken("x")).status == .internalFault)
  }
}
