import Foundation
import ProgramFiles
import Testing

@testable import AppSession

@Suite("The probe of sandboxes")
struct SandboxProbeTests {
  private static let probe = SandboxProbe(
    launcher: "\(Products.folder)/navbox",
    readable: Products.swiftLibraries
  )

  private static let kernel =
    Sandbox.candidates { _ in nil }.first { probe.holds($0) } ?? .limitsOnly
  private static let namespaces = Sandbox.candidates { "/usr/bin/\($0)" }.first {
    $0.layers.contains(.bubblewrap)
  }

  static let hasKernelLayers = Set(kernel.layers).isSuperset(of: [.landlock, .seccomp])
  static let hasNamespaces = namespaces.map(probe.holds) ?? false

  @Test("Under limits alone every gate is open, so the canary can tell open from shut")
  func control() {
    let gates = Self.probe.gates(of: .limitsOnly)
    // Only root is root, and makes devices.
    let shut = Set(gates.filter { $0.value == .shut }.keys)
    #expect(shut == (geteuid() == 0 ? [] : [.root, .devices]))
    #expect(gates.count == SandboxProbe.Gate.allCases.count)
    #expect(Self.probe.holds(.limitsOnly))
  }

  @Test(
    "Landlock shuts off files, and seccomp shuts off the rest",
    .enabled(if: hasKernelLayers, "this kernel has no Landlock or no seccomp")
  )
  func kernelLayers() {
    #expect(Set(Self.probe.gates(of: Self.kernel).values) == [.shut])
    let seccomp = Self.probe.gates(of: Sandbox(layers: [.limits, .seccomp]))
    #expect(seccomp[.read] == .open && seccomp[.write] == .open)
    #expect(seccomp[.network] == .shut && seccomp[.processes] == .shut)
    #expect(seccomp[.devices] == .shut && seccomp[.clock] == .shut && seccomp[.mounts] == .shut)
    let landlock = Self.probe.gates(of: Sandbox(layers: [.limits, .landlock]))
    #expect(landlock[.read] == .shut && landlock[.write] == .shut)
    #expect(landlock[.processes] == .open)
  }

  @Test(
    "A process in its own namespaces finds every gate shut",
    .enabled(if: hasNamespaces, "bubblewrap is missing, or may not make namespaces here")
  )
  func ownNamespaces() throws {
    let sandbox = try #require(Self.namespaces)
    #expect(Set(Self.probe.gates(of: sandbox).values) == [.shut])
    #expect(
      SandboxProbe(
        launcher: "\(Products.folder)/navbox",
        readable: Products.swiftLibraries,
        searchPath: "/usr/bin"
      ).strongest() == sandbox
    )
  }

  @Test(
    "An app that keeps root's rights is detected",
    .enabled(if: geteuid() == 0 && hasKernelLayers, "only root can become another user")
  )
  func root() {
    #expect(Self.probe.gates(of: Sandbox(layers: [.limits, .landlock, .seccomp]))[.root] == .open)
    #expect(Self.kernel.layers.contains(.user))
    #expect(Self.probe.gates(of: Self.kernel)[.root] == .shut)
  }

  @Test("A wrapper that breaks its promise is detected")
  func impostor() throws {
    let path = NSTemporaryDirectory() + "navlab-impostor-\(UUID().uuidString)"
    let script = "#!/bin/sh\nwhile [ \"$1\" != -- ]; do shift; done\nshift\nexec \"$@\"\n"
    try ProgramFile.write(script, to: path)
    defer { unlink(path) }
    let sandbox = Sandbox(layers: [.limits, .bubblewrap], wrapper: path)
    #expect(Self.probe.gates(of: sandbox)[.read] == .open)
    #expect(!Self.probe.holds(sandbox))
  }

  @Test("A sandbox that cannot be started holds nothing, and only the limits remain")
  func missing() {
    let probe = SandboxProbe(launcher: "/nowhere/navbox", searchPath: "")
    #expect(!probe.holds(.limitsOnly))
    #expect(probe.strongest() == .limitsOnly)
    let broken = Sandbox(layers: [.limits, .bubblewrap], wrapper: "/bin/false")
    #expect(!Self.probe.holds(broken))
  }
}
