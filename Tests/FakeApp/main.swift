import Glibc

// Takes the launcher's options and prepares the descriptors as the launcher does. The name of the image
// says how the app misbehaves: "loop" when it is tapped, "launch-loop" when it is launched. The image
// "unloadable" makes it fail as the launcher itself does. For the image "-" the path comes on the channel.

dup2(0, 3)
dup2(1, 4)
dup2(2, 1)
var path = CommandLine.arguments.last ?? ""
if path == "-" {
  var byte: UInt8 = 0
  path = ""
  while read(3, &byte, 1) == 1, byte != 0 { path.unicodeScalars.append(Unicode.Scalar(byte)) }
}
var name = path.split(separator: "/").last.map(String.init) ?? ""
let isEarly = name.hasPrefix("launch-")
if isEarly { name.removeFirst(7) }
guard let misbehavior = Misbehavior(rawValue: name) else {
  say("navbox: cannot load the app: there is no \(name)")
  exit(72)
}
var app = FakeApp(misbehavior: misbehavior, isEarly: isEarly)
try app.serve()
