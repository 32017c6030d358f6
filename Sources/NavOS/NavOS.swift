/// The meaning of `import os` to a learner's file, which is that of `import OSLog`.
@_exported public import NavOSLog
