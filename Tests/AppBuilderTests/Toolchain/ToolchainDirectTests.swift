import Testing

@testable import AppBuilder

@Suite("Direct calls of the compiler")
struct ToolchainDirectTests {
  @Test("library macros are expanded in their own process")
  func macros() {
    #expect(
      Toolchain.Direct.flags(
        [
          "-target", "x", "-in-process-plugin-server-path", "/t/S.so", "-plugin-path", "/a",
          "-plugin-path",
        ],
        withMacrosIn: "/t/server"
      ) == ["-target", "x", "-external-plugin-path", "/a#/t/server", "-plugin-path"]
    )
  }
}
