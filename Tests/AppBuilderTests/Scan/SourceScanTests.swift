import Testing

@testable import AppBuilder

@Suite("The scan of learners' sources")
struct SourceScanTests {
  private func findings(_ text: String) -> [String] {
    let file = SourceFile(name: "App.swift", text: text)
    return SourceScan(of: [file]).findings(in: file).map { "\($0.line) \($0.what)" }
  }

  @Test("Honest code has no findings")
  func honest() {
    let text = """
      import SwiftUI
      import struct Foundation.URL
      // import Glibc; dlsym(nil, "x")
      @main struct A: App {
        @State private var path: [Int] = []
        var body: some Scene { WindowGroup { Image(systemName: "gear").font(.system(size: 3)) } }
        func open() { router.open(1); file.write("x"); Text("fork (or spoon)") }
        func read() -> Int { 1 }
      }
      struct Row: View {
        let open: (Int) -> Void
        var body: some View { Button("Open") { open(1) } }
      }
      """
    #expect(findings(text) == [])
  }

  @Test("Code that reaches past Swift is found with its line, even inside strings")
  func hostile() {
    let text = """
      import SwiftUI
      import Glibc
      import func SwiftGlibc.system
      @_silgen_name("fork") func c() -> Int32
      @section(".init_array") @used let f: @convention(c) () -> Void = {}
      let a = "\\(dlsym(nil, "x"))"
      let b = unsafeBitCast(1, to: Int.self), d = FileHandle(fileDescriptor: 4)
      func g() { write(4, "x", 1); withUnsafeBytes(of: a) { _ in } }
      #sourceLocation(file: "Checker.swift", line: 1)
      """
    #expect(
      findings(text) == [
        "2 import Glibc", "3 import SwiftGlibc", "4 @_silgen_name", "5 @section", "5 @used",
        "5 @convention", "6 dlsym", "7 unsafeBitCast", "7 FileHandle", "8 write",
        "8 withUnsafeBytes", "9 #sourceLocation",
      ]
    )
  }

  @Test(
    "Text that the compiler reads as code is found wherever it is hidden",
    arguments: [
      "// x\r\(hidden)", "let `a/*` = 1\n\(hidden)\nlet `b*/` = 2", "let `a\"b` = 1; \(hidden)",
      "let a = #\"\"\"#\n\(hidden)\nlet b = #\"\"\"#", "let a = /\"/; \(hidden); let b = /\"/",
      "let a = /a[/*]/\n\(hidden)\nlet b = /[*/]a/", "let a = #/ \" /* /#\n\(hidden)",
      "let a = 1 /b/* 2 / */ 3\n\(hidden)", "@`_silgen_name`(\"a\") func b()",
      "@\n _silgen_name(\"a\") func b()", "@/* */_silgen_name(\"a\") func b()",
    ]
  )
  func hiding(text: String) {
    #expect(findings(text).contains { $0.hasSuffix(" @_silgen_name") }, "\(findings(text))")
  }

  private static let hidden = "@_silgen_name(\"a\") func b()"

  @Test(
    "Code in a string is found, whatever comes before the string",
    arguments: [
      #"let a = "/* \(dlsym(b))""#, #"let a = "\" \(dlsym(b))""#, ##"let a = #""" \#(dlsym(b))"#"##,
      ##"let a = #"" \#(dlsym(b))"#"##, #"let a = "\("\("\("\("\("\(dlsym(b))")")")")")""#,
    ]
  )
  func hidingInTexts(text: String) {
    #expect(findings(text) == ["1 dlsym"])
  }

  @Test("Strings that are nested too deeply to be read are reported")
  func depth() {
    let text = String(repeating: "\"\\({ ", count: 40)
    #expect(findings(text) == ["1 strings nested too deeply to read"])
  }

  @Test("An import is found after another statement")
  func importBehind() {
    #expect(findings("let a = 1; import Glibc") == ["1 import Glibc"])
  }
}
