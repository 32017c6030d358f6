import SceneModel
import Testing

@testable import AppSession

@Suite("CrashedCalls")
struct CrashedCallsTests {
  private static let many = Array(repeating: "1", count: CrashTrace.limit + 1)
    .joined(separator: " ")

  @Test("Calls are read from the line about them, and from no other")
  func offsets() {
    #expect(CrashedCalls(line: "\(CrashTrace.heading) 1a 0 ffff")?.offsets == [0x1A, 0, 0xFFFF])
    for text in ["", " ", " 1g", " -1", " 11111111111111111", " \(Self.many)", " x 1", " 1 s"] {
      #expect(CrashedCalls(line: "\(CrashTrace.heading)\(text)") == nil)
    }
    #expect(CrashedCalls(line: "x\(CrashTrace.heading) 1a") == nil)
  }

  @Test("A letter before the calls tells the fault, also where there are no calls")
  func fault() {
    for fault in MemoryFault.allCases {
      let calls = CrashedCalls(line: "\(CrashTrace.heading) \(fault.rawValue) 1a")
      #expect(calls?.fault == fault)
      #expect(calls?.offsets == [0x1A])
      let alone = CrashedCalls(line: "\(CrashTrace.heading) \(fault.rawValue)")
      #expect(alone?.fault == fault)
      #expect(alone?.offsets == [])
    }
    #expect(CrashedCalls(line: "\(CrashTrace.heading) 1a")?.fault == nil)
  }

  @Test("The last line about calls counts")
  func last() {
    let output = "\(CrashTrace.heading) 1\nwords\n\(CrashTrace.heading) s 2\nend\n"
    #expect(CrashedCalls(lastIn: output)?.offsets == [2])
    #expect(CrashedCalls(lastIn: "words\n") == nil)
  }
}
