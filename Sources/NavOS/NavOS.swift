/// What `import os` means to a learner's file, which is what `import OSLog` means.
@_exported public import NavOSLog
