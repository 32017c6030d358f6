import Glibc

// Takes the launcher's options and prepares the descriptors as the launcher does. The name of the image
// says how the app misbehaves: "loop" when it is tapped, "launch-loop" when it is launched. The image
// "unloadable" makes it fail as the launcher itself does.

let words = CommandLine.arguments.last?.split(separator: "/") ?? []
var name = words.last.map(String.init) ?? ""
dup2(0, 3)
dup2(1, 4)
dup2(2, 1)
let isEarly = name.hasPrefix("launch-")
if isEarly { name.removeFirst(7) }
guard let misbehavior = Misbehavior(rawValue: name) else {
  say("navbox: cannot load the app: there is no \(name)")
  exit(72)
}
var app = FakeApp(misbehavior: misbehavior, isEarly: isEarly)
try app.serve()
