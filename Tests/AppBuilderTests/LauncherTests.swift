import Foundation
import Testing

@testable import AppBuilder

@Suite("The launcher")
struct LauncherTests {
  private func navbox(_ arguments: String...) throws -> ToolResult {
    try ToolRunner().run(ToolCommand(program: Products.runtime.launcher, arguments: arguments))
  }

  @Test(
    "a wrong command line is refused",
    arguments: [
      [], ["--image"], ["--cpu", "x", "--image", "a"], ["--cpu", "0", "--image", "a"],
      ["--as", "99999999999999999999", "--image", "a"], ["--what", "1", "--image", "a"],
      ["--seccomp", "maybe", "--image", "a"], ["--image", "a", "--", "/bin/true"],
      ["--seccomp", "strict", "--", "/bin/true"], ["--confine", "maybe", "--image", "a"],
      ["--canary", "a", "--image", "a"], ["--processes", "-1", "--image", "a"],
      ["--chdir", "/nowhere", "--image", "a"], ["--serve"], ["--serve", "a", "--image", "b"],
      ["--cpu", "1", "--serve", "a"],
    ]
  )
  func usage(arguments: [String]) throws {
    let command = ToolCommand(program: Products.runtime.launcher, arguments: arguments)
    #expect(try ToolRunner().run(command).ending == .exit(64))
  }

  @Test("a missing or invalid image is distinguished from an image without an entry")
  func images() throws {
    #expect(try navbox("--image", "/nowhere/app.so").ending == .exit(72))
    #expect(try navbox("--image", "/etc/passwd").ending == .exit(72))
    #expect(try navbox("--image", Products.runtime.library).ending == .exit(73))
    let ahead = try navbox("--preload", "/nowhere/runtime.so", "--image", "-")
    #expect(ahead.ending == .exit(72))
    #expect(ahead.output.hasPrefix("navbox: cannot load the runtime: "))
  }

  @Test("a launcher that has no image to load ends with its caller")
  func silence() throws {
    #expect(
      try navbox("--preload", Products.runtime.library, "--image", "-")
        == ToolResult(ending: .exit(64), output: "")
    )
  }

  @Test("a program runs in its folder, within its limits")
  func programs() throws {
    let result = try navbox(
      "--chdir",
      "/usr",
      "--nofile",
      "17",
      "--",
      "/bin/sh",
      "-c",
      "pwd; ulimit -n; ulimit -c"
    )
    #expect(result == ToolResult(ending: .exit(0), output: "/usr\n17\n0\n"))
    #expect(
      try navbox("--cpu", "1", "--", "/bin/sh", "-c", "while :; do :; done").ending
        == .signal(SIGXCPU)
    )
    #expect(try navbox("--", "/nowhere/tool").ending == .exit(72))
  }
}
