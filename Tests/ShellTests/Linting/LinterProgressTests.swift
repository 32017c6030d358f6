import Foundation
import Testing

@testable import Shell

@Suite("The progress of the linter's build")
struct LinterProgressTests {
  private static let start = Date(timeIntervalSinceReferenceDate: 0)

  private static func at(_ seconds: Double) -> Date { start.addingTimeInterval(seconds) }

  private func percent(_ modules: [String: LinterArtifacts.Module], at seconds: Double) -> Int? {
    LinterProgress(
      of: LinterArtifacts(modules: modules),
      since: Self.start,
      now: Self.at(seconds)
    ).percent
  }

  @Test("Packages are being fetched until the compiler has a list of sources")
  func fetching() {
    #expect(
      LinterProgress(of: .init(modules: [:]), since: Self.start, now: Self.at(9)).words
        == "fetching swift-syntax"
    )
  }

  @Test("The progress advances during a slow file, and stops short of its end")
  func waiting() {
    let shares = [0, 10, 20, 40, 80, 100_000].map {
      percent(["SwiftSyntax": .init(sources: 2)], at: $0)
    }
    #expect(shares == [0, 9, 17, 26, 35, 39])
  }

  @Test("Each finished file counts, and none counts before it is finished")
  func files() {
    let interface = LinterArtifacts.Module(interface: Self.at(20), sources: 2)
    #expect(percent(["SwiftSyntax": interface], at: 20) == 39)
    var module = interface
    module.objects = [Self.at(30)]
    #expect(percent(["SwiftSyntax": module], at: 30) == 59)
    module.objects = [Self.at(30), Self.at(31)]
    #expect(percent(["SwiftSyntax": module], at: 31) == 71)
  }

  @Test("Progress never goes back, whatever is built in parallel")
  func direction() {
    var modules: [String: LinterArtifacts.Module] = ["SwiftSyntax": .init(sources: 70)]
    var shares: [Int] = []
    for second in 0..<120 {
      if second == 5 { modules["NavLint"] = .init(sources: 100) }
      if second == 40 { modules["SwiftSyntax"]?.interface = Self.at(40) }
      if (50..<120).contains(second) {
        modules["SwiftSyntax"]?.objects.append(Self.at(Double(second)))
      }
      shares.append(percent(modules, at: Double(second)) ?? -1)
    }
    #expect(shares == shares.sorted() && shares.last == 71)
    #expect(Set(shares).count > 50)
  }

  @Test("A complete compilation leaves a remainder for the linker")
  func linking() {
    let module = LinterArtifacts.Module(interface: Self.start, objects: [Self.start], sources: 1)
    let names = ["SwiftSyntax", "SwiftParser", "NavLint", "LintServer", "navlab_syntax"]
    let all = Dictionary(uniqueKeysWithValues: names.map { ($0, module) })
    #expect(percent(all, at: 500) == 98)
  }

  @Test(
    "An earlier build's files count only for packages, whatever the folder's name",
    arguments: ["release", "x86_64-unknown-linux-gnu/release"]
  )
  func earlier(place: String) throws {
    let scratch = try ScratchFolder()
    let products = "\(scratch.path)/\(place)"
    try FileManager.default.createDirectory(
      atPath: "\(scratch.path)/plugin-tools",
      withIntermediateDirectories: true
    )
    for name in ["SwiftSyntax", "NavLint"] {
      for folder in ["Modules", "\(name).build"] {
        try FileManager.default.createDirectory(
          atPath: "\(products)/\(folder)",
          withIntermediateDirectories: true
        )
      }
      try scratch.write("A.swift\nB.swift\n", "\(place)/\(name).build/sources")
      for file in ["Modules/\(name).swiftmodule", "\(name).build/A.swift.o"] {
        try scratch.write("", "\(place)/\(file)")
        try FileManager.default.setAttributes(
          [.modificationDate: Self.at(-9)],
          ofItemAtPath: "\(products)/\(file)"
        )
      }
    }
    let early = Self.at(-9)
    #expect(
      LinterArtifacts(in: scratch.path, since: Self.start).modules == [
        "SwiftSyntax": .init(interface: early, objects: [early], sources: 2),
        "NavLint": .init(sources: 2),
      ]
    )
  }
}
