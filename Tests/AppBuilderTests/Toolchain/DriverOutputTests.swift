import Testing

@testable import AppBuilder

@Suite("The commands that the driver would run")
struct DriverOutputTests {
  @Test("flags of a single job are distinguished from flags of every job")
  func flags() throws {
    let text = """
      /opt/swift/bin/swift-frontend -frontend -c Probe.swift -target x86_64 -Xcc -fno-color \
      -parse-as-library -module-name Probe -num-threads 0 -plugin-path '/with space/plugins' -o /tmp/P-1.o
      /opt/swift/bin/swift-autolink-extract /tmp/P-1.o -o /tmp/P.autolink
      /opt/swift/bin/clang -shared /opt/swift/lib/swiftrt.o /tmp/P-1.o -L /opt/a\\ b -o libProbe.so
      """
    let output = try #require(DriverOutput(text))
    #expect(output.compile.first == "/opt/swift/bin/swift-frontend")
    #expect(
      output.flags(without: "Probe.swift")
        == ["-target", "x86_64", "-Xcc", "-fno-color", "-plugin-path", "/with space/plugins"]
    )
    #expect(
      output.link == [
        "/opt/swift/bin/clang", "-shared", "/opt/swift/lib/swiftrt.o", "/tmp/P-1.o", "-L",
        "/opt/a b", "-o", "libProbe.so",
      ]
    )
  }

  @Test("output of another kind is not understood")
  func other() {
    #expect(DriverOutput("error: unknown argument") == nil)
    #expect(DriverOutput("") == nil)
  }
}
