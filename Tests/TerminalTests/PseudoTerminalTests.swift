import Terminal
import Testing
import VirtualTerminal

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

@Suite("The pseudo-terminal")
struct PseudoTerminalTests {
  @Test("A program's output is shown, in the requested size")
  func write() throws {
    let terminal = try PseudoTerminal(size: WindowSize(columns: 33, rows: 7))
    let device = try terminal.openDevice()
    defer { close(device) }
    DescriptorOutput(descriptor: device).write("hello")
    let screen = try terminal.wait { $0.text == "hello" }
    #expect(screen.size == WindowSize.of(descriptor: device))
  }

  @Test("Waiting for a missing text ends, and reports the actual text")
  func tooLate() throws {
    let terminal = try PseudoTerminal()
    let device = try terminal.openDevice()
    defer { close(device) }
    DescriptorOutput(descriptor: device).write("something else")
    try terminal.wait { $0.text == "something else" }
    #expect(throws: PseudoTerminal.Failure.tooLate(screen: "something else")) {
      try terminal.wait(seconds: 0.2) { _ in false }
    }
  }

  @Test("A wait sees the whole output, even if it arrives in parts")
  func settled() throws {
    let terminal = try PseudoTerminal()
    let device = try terminal.openDevice()
    defer { close(device) }
    // More than is taken in at once.
    let colors = String(repeating: "\u{1B}[0m", count: 2_000)
    DescriptorOutput(descriptor: device).write("first" + colors + " and last")
    let screen = try terminal.wait { $0.text.hasPrefix("first") }
    #expect(screen.text == "first and last")
  }

  @Test("A short-lived text is found, and returned as it was")
  func moment() throws {
    let terminal = try PseudoTerminal()
    let device = try terminal.openDevice()
    defer { close(device) }
    let colors = String(repeating: "\u{1B}[0m", count: 2_000)
    DescriptorOutput(descriptor: device).write("first" + colors + "\rlast ")
    #expect(try terminal.wait { $0.text == "first" }.text == "first")
    #expect(try terminal.wait { $0.text == "last" }.text == "last")
  }
}
