using System.Runtime.CompilerServices;

namespace Assay.Cli.Tests;

/// <summary>A test that runs programs of .NET Framework: elsewhere than on Windows it needs Mono, which CI installs.</summary>
[AttributeUsage(AttributeTargets.Method)]
public sealed class MonoFactAttribute : FactAttribute
{
    /// <summary>Skips, visibly, where nothing runs such programs.</summary>
    public MonoFactAttribute([CallerFilePath] string? file = null, [CallerLineNumber] int line = -1)
        : base(file, line)
    {
        if (!OperatingSystem.IsWindows() && Program is null)
            Skip = "Needs Mono (Debian packages mono-runtime, libmono-system-web-extensions4.0-cil, "
                + "libmono-system-runtime-serialization4.0-cil).";
    }

    /// <summary>Where distributions install it; null where it is not installed.</summary>
    public static string? Program { get; } = File.Exists("/usr/bin/mono") ? "/usr/bin/mono" : null;
}
