import Foundation
import Testing

@testable import AppBuilder

@Suite("The compiler's plug-in for macros")
struct MacroPlugInTests {
  @Test("the empty message of a compiler that stops early is an end, not a fault")
  func emptyMessage() throws {
    let plugIn = Process()
    let (requests, answers, complaints) = (Pipe(), Pipe(), Pipe())
    plugIn.executableURL = URL(fileURLWithPath: Products.runtime.macros)
    plugIn.standardInput = requests
    plugIn.standardOutput = answers
    plugIn.standardError = complaints
    try plugIn.run()
    let request = Data(#"{"getCapability":{"capability":{"protocolVersion":7}}}"#.utf8)
    try requests.fileHandleForWriting.write(
      contentsOf: Self.length(of: request) + request + Self.length(of: Data())
    )
    try requests.fileHandleForWriting.close()
    let answer = try answers.fileHandleForReading.readToEnd() ?? Data()
    let said = try complaints.fileHandleForReading.readToEnd() ?? Data()
    plugIn.waitUntilExit()
    #expect(String(decoding: answer.dropFirst(8), as: UTF8.self).contains("getCapabilityResult"))
    #expect(String(decoding: said, as: UTF8.self).isEmpty)
    #expect(plugIn.terminationStatus == 0)
  }

  private static func length(of message: Data) -> Data {
    withUnsafeBytes(of: UInt64(message.count).littleEndian) { Data($0) }
  }
}
