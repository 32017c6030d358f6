import Shell
import Terminal
import Testing
import VirtualTerminal

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

@Suite("A presenter's keyboard")
struct DemoTerminalTests {
  private let terminal: PseudoTerminal
  private let device: Int32

  init() throws {
    terminal = try PseudoTerminal()
    device = try terminal.openDevice()
  }

  private func keyboard() throws -> DemoTerminal {
    let device = device
    return try #require(DemoTerminal(input: device) { WindowSize.of(descriptor: device) })
  }

  private var isRaw: Bool {
    var settings = termios()
    return tcgetattr(device, &settings) == 0 && settings.c_lflag & tcflag_t(ICANON) == 0
  }

  @Test("Keys that arrive together are delivered one by one, and none is lost")
  func keys() throws {
    defer { close(device) }
    let keyboard = try keyboard()
    try terminal.type("ab\r\u{1B}[C日\u{1B}[5~\u{3}")
    let expected: [DemoKey] = [.type("a"), .type("b"), .enter, .forward, .type("日"), .back, .quit]
    for key in expected { #expect(keyboard.key(within: nil) == key) }
    #expect(keyboard.key(within: 1) == nil)
  }

  @Test("Escape alone does nothing and swallows nothing")
  func escape() throws {
    defer { close(device) }
    let keyboard = try keyboard()
    try terminal.type("\u{1B}")
    #expect(keyboard.key(within: 100) == nil)
    try terminal.type("[")
    #expect(keyboard.key(within: nil) == .type("["))
  }

  @Test("A resized window requests one new drawing")
  func resize() throws {
    defer { close(device) }
    let keyboard = try keyboard()
    #expect(keyboard.key(within: 1) == nil)
    try terminal.resize(to: WindowSize(columns: 40, rows: 12))
    #expect(keyboard.key(within: nil) == .redraw)
    #expect(keyboard.key(within: 1) == nil)
  }

  @Test("The terminal has its old state while it is lent, and at the end")
  func lend() throws {
    defer { close(device) }
    var keyboard: DemoTerminal? = try keyboard()
    #expect(isRaw)
    keyboard?.lend { #expect(!isRaw) }
    #expect(isRaw)
    keyboard?.work { #expect(isRaw) }
    keyboard = nil
    #expect(!isRaw)
  }

  @Test("A terminal that disappears ends the demo, and a file is not a terminal")
  func gone() throws {
    defer { close(device) }
    let keyboard = try keyboard()
    terminal.hangUp()
    #expect(keyboard.key(within: nil) == .quit)
    let file = open("/dev/null", O_RDONLY)
    defer { close(file) }
    #expect(DemoTerminal(input: file) { nil } == nil)
  }
}
