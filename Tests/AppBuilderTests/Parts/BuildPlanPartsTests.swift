import Testing

@testable import AppBuilder

@Suite("Commands for parts")
struct BuildPlanPartsTests {
  private func plan(_ direct: Toolchain.Direct?) -> BuildPlan {
    BuildPlan(
      toolchain: Toolchain(driver: "/t/swiftc", direct: direct),
      runtime: StagedRuntime(
        location: RuntimeLocation(products: "/p"),
        moduleFolder: "/cache/runtimes/1",
        identity: "1"
      ),
      moduleCache: "/cache/modules",
      moduleName: "Shop",
      languageMode: .swift5,
      sources: ["./A.swift", "./B.swift", "./C.swift"],
      parsesAsLibrary: true,
      linksApp: true
    )
  }

  private let direct = Toolchain.Direct(
    frontend: "/t/swift-frontend",
    flags: [],
    linker: "/t/ld.lld",
    startObject: "/t/swiftrt.o",
    libraryFolder: "/t/linux",
    systemFolders: [],
    libraries: []
  )

  @Test("some files are compiled and all are read, with the whole app's arguments")
  func compiling() {
    let plan = plan(direct)
    #expect(plan.compilesParts)
    #expect(
      plan.compiling(parts: ["./A.swift": "0.o", "./C.swift": "2.o"])
        == plan.compile.dropLast(5) + [
          "-primary-file", "./A.swift", "./B.swift", "-primary-file", "./C.swift",
          "-o", "../parts/0.o", "-o", "../parts/2.o",
        ]
    )
  }

  @Test("some files are checked, and all are read")
  func checking() {
    let plan = plan(direct)
    #expect(
      plan.checking(only: ["./B.swift"])
        == plan.check.dropLast(3) + ["./A.swift", "-primary-file", "./B.swift", "./C.swift"]
    )
  }

  @Test("a driver compiles and checks all files")
  func driver() {
    let plan = plan(nil)
    #expect(!plan.compilesParts)
    #expect(plan.checking(only: ["./A.swift"]) == plan.check)
  }

  @Test("joined parts become the object that the compiler writes otherwise")
  func joining() {
    #expect(
      BuildPlan.joining(["0.o", "1.o"], with: "/t/ld.lld")
        == ["/t/ld.lld", "-r", "-o", "../app.o", "../parts/0.o", "../parts/1.o"]
    )
  }
}
