import Foundation
import Testing

@testable import Terminal

@Suite("Output to an open file")
struct DescriptorOutputTests {
  @Test("Text reaches the file, and nothing is lost")
  func whole() throws {
    let pipe = Pipe()
    let output = DescriptorOutput(descriptor: pipe.fileHandleForWriting.fileDescriptor)
    #expect(output.send("one\n") == nil)
    output.write("two\n")
    try pipe.fileHandleForWriting.close()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    #expect(String(decoding: data, as: UTF8.self) == "one\ntwo\n")
  }

  @Test("A device without space loses the text, which is told")
  func fullDevice() throws {
    let file = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    #expect(DescriptorOutput(descriptor: file.fileDescriptor).send("text") == ENOSPC)
    try file.close()
  }
}
