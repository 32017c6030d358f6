import Testing

@testable import AppBuilder

@Suite("Build plans")
struct BuildPlanTests {
  private let runtime = StagedRuntime(
    location: RuntimeLocation(products: "/p"),
    moduleFolder: "/cache/runtimes/1",
    identity: "1"
  )
  private let direct = Toolchain.Direct(
    frontend: "/t/swift-frontend",
    flags: ["-target", "x", "-Onone"],
    linker: "/t/ld.lld",
    startObject: "/t/swiftrt.o",
    libraryFolder: "/t/linux",
    systemFolders: ["/usr/lib"],
    libraries: ["swiftCore", "c"]
  )

  private func plan(
    _ toolchain: Toolchain,
    linksApp: Bool = true,
    stub: LinkStub? = nil
  ) -> BuildPlan {
    BuildPlan(
      toolchain: toolchain,
      runtime: runtime,
      moduleCache: "/cache/modules",
      moduleName: "Shop",
      languageMode: .swift5,
      sources: ["./A.swift", "./B.swift"],
      parsesAsLibrary: true,
      linksApp: linksApp,
      stub: stub
    )
  }

  private let lines = BuildPlan.lines(withModulesIn: "/cache/runtimes/1").joined(separator: " ")
  private let aliases = StandIn.all.map { "-module-alias \($0.name)=\($0.module)" }
    .joined(separator: " ")

  @Test("the compiler is told once of each stand-in module")
  func standIns() {
    #expect(aliases.hasPrefix("-module-alias SwiftUI=NavUI -module-alias Combine=OpenCombine "))
    #expect(aliases.contains(" -module-alias CoreData=NavCoreData "))
    #expect(aliases.hasSuffix(" -module-alias WidgetKit=NavWidgetKit"))
    #expect(Set(StandIn.all.map(\.name)).count == StandIn.all.count)
    #expect(Set(StandIn.all.map(\.module)).count == StandIn.all.count)
  }

  @Test("the compiler and the linker are called directly where possible")
  func directCalls() {
    let plan = plan(Toolchain(driver: "/t/swiftc", direct: direct))
    #expect(
      plan.compile.joined(separator: " ") == """
        /t/swift-frontend -frontend -c -target x -Onone -swift-version 5 \
        -D DEBUG -enable-bare-slash-regex \(aliases) \
        -I /cache/runtimes/1 \
        -Xcc -fmodule-map-file=/p/COpenCombineHelpers.build/module.modulemap \
        -load-plugin-executable /p/NavUIMacros-tool#NavUIMacros \
        \(lines) -module-cache-path /cache/modules -module-name Shop -parse-as-library \
        -solver-expression-time-threshold=3 -entry-point-function-name navlab_app_main \
        -import-module NavFoundation -disable-llvm-verify -enable-testing \
        -strict-memory-safety ./A.swift ./B.swift -o ../app.o
        """
    )
    #expect(
      plan.link?.joined(separator: " ") == """
        /t/ld.lld -shared -z defs --hash-style=gnu --eh-frame-hdr -o ../app.so \
        -rpath /p -rpath /t/linux -L /p -L /t/linux -L /usr/lib \
        /t/swiftrt.o ../app.o -lNavRuntime --as-needed -lswiftCore -lc -soname app.so
        """
    )
    #expect(plan.leanLink == nil)
  }

  @Test("with the stub, only names outside the runtime count")
  func leanLink() {
    let stub = LinkStub(folder: "/cache/stubs/1", others: ["c"], files: [])
    #expect(
      plan(Toolchain(driver: "/t/swiftc", direct: direct), stub: stub).leanLink?
        .joined(separator: " ") == """
          /t/ld.lld -shared --threads=1 --hash-style=gnu --eh-frame-hdr -o ../app.so \
          -rpath /p -rpath /t/linux -L /cache/stubs/1 -L /t/linux -L /usr/lib \
          /t/swiftrt.o ../app.o -lNavRuntime --as-needed -lc -soname app.so
          """
    )
  }

  @Test("a separate run lists the declarations, with all that a call needs to know")
  func declarations() {
    let plan = plan(Toolchain(driver: "/t/swiftc", direct: direct))
    let common = plan.compile.dropFirst(3).dropLast(5)
    #expect(
      plan.declare == ["/t/swift-frontend", "-frontend", "-emit-module"]
        + ["-experimental-skip-non-inlinable-function-bodies"] + common
        + [
          "-emit-symbol-graph", "-emit-symbol-graph-dir", "..",
          "-symbol-graph-minimum-access-level", "private",
          "-symbol-graph-skip-synthesized-members", "-symbol-graph-skip-inherited-docs",
          "./A.swift", "./B.swift", "-o", "../Shop.swiftmodule",
        ]
    )
  }

  @Test("nothing is linked without an app")
  func noApp() {
    #expect(plan(Toolchain(driver: "/t/swiftc", direct: direct), linksApp: false).link == nil)
    let words = plan(Toolchain(driver: "/t/swiftc"), linksApp: false).compile
    #expect(words.suffix(3) == ["-c", "-o", "../app.o"])
  }

  @Test("the app's type is recorded in the image, by either linker")
  func linking() {
    let start = CompiledCode.Start.type(accessor: "$s4Shop2MyVMa")
    let entry = "--defsym=navlab_app_type=$s4Shop2MyVMa"
    for toolchain in [Toolchain(driver: "/t/swiftc", direct: direct), Toolchain(driver: "/t/s")] {
      let plan = plan(toolchain)
      let words = plan.linking(plan.link ?? [], for: start)
      #expect(words.contains(entry))
      #expect(words.contains("-Xlinker") == (toolchain.direct == nil))
      #expect(plan.linking(words, for: .compilersEntry) == words)
    }
  }

  @Test("elsewhere the driver compiles and links, one after the other")
  func driver() {
    let plan = plan(Toolchain(driver: "/t/swiftc"))
    #expect(
      plan.link?.joined(separator: " ") == """
        /t/swiftc -emit-library -o ../app.so -L /p -lNavRuntime \
        -Xlinker -rpath -Xlinker /p ../app.o
        """
    )
    #expect(
      plan.compile.joined(separator: " ") == """
        /t/swiftc -wmo -no-color-diagnostics -Onone -swift-version 5 \
        -D DEBUG -enable-bare-slash-regex \(aliases) \
        -I /cache/runtimes/1 \
        -Xcc -fmodule-map-file=/p/COpenCombineHelpers.build/module.modulemap \
        -load-plugin-executable /p/NavUIMacros-tool#NavUIMacros \
        \(lines) -module-cache-path /cache/modules -module-name Shop -parse-as-library \
        -enable-testing -strict-memory-safety \
        -Xfrontend -solver-expression-time-threshold=3 \
        -Xfrontend -entry-point-function-name -Xfrontend navlab_app_main \
        -Xfrontend -import-module -Xfrontend NavFoundation -Xfrontend -disable-llvm-verify \
        ./A.swift ./B.swift -c -o ../app.o
        """
    )
  }
}
