import Terminal
import Testing
import VirtualTerminal

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

@Suite("Unbuffered keys")
struct KeyModeTests {
  private func flags(_ device: Int32) -> (local: tcflag_t, input: tcflag_t) {
    var settings = termios()
    #expect(tcgetattr(device, &settings) == 0)
    return (settings.c_lflag, settings.c_iflag)
  }

  @Test("The terminal delivers keys at once without echo, and is finally restored")
  func mode() throws {
    let terminal = try PseudoTerminal()
    let device = try terminal.openDevice()
    defer { close(device) }
    let before = flags(device)
    let mode = try #require(KeyMode(descriptor: device))
    #expect(flags(device) == before, "Looking changes nothing.")
    mode.enter()
    #expect(flags(device).local & tcflag_t(ICANON | ECHO | ISIG) == 0)
    #expect(flags(device).input & tcflag_t(ICRNL | IXON) == 0)
    mode.enter(isInterruptible: true)
    #expect(flags(device).local & tcflag_t(ICANON | ECHO | ISIG) == tcflag_t(ISIG))
    mode.leave()
    #expect(flags(device) == before)
  }

  @Test("A file is not a keyboard")
  func file() {
    let file = open("/dev/null", O_RDONLY)
    defer { close(file) }
    #expect(KeyMode(descriptor: file) == nil)
  }
}
