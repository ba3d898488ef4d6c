using System.Globalization;
using System.Runtime.InteropServices;

namespace Assay.Cli;

/// <summary>
/// How many files a process may open. Below the least, the runtime cannot load the parts of a program, and cannot say so either.
/// </summary>
internal static partial class OpenFileLimit
{
    /// <summary>What a run needs: its own files, and the pipes of workers and builds.</summary>
    private const int Least = 256;

    /// <summary>What to do where more are needed.</summary>
    public const string Advice = "Raise the limit with 'ulimit -n 1024', or ask your administrator, and run again.";

    private const int StandardError = 2;

    /// <summary>Whether enough files may be opened; standard error says it where not.</summary>
    public static bool IsEnough()
    {
        if (Current() is not ulong allowed || allowed >= Least)
            return true;
        Say(Sentence(allowed));
        return false;
    }

    /// <summary>What is said of a limit.</summary>
    private static string Sentence(ulong allowed) =>
        string.Create(CultureInfo.InvariantCulture, $"Assay needs {Least} open files, and this process may open only {allowed}. {Advice}");

    /// <summary>The limit, which the runtime has raised as far as it may; null where the system has none of this kind.</summary>
    private static ulong? Current()
    {
        var resource = OperatingSystem.IsLinux() ? 7 : OperatingSystem.IsMacOS() ? 8 : -1;
        return resource >= 0 && Read(resource, out var limit) == 0 ? limit.Current : null;
    }

    /// <summary>Writes without any other assembly: each would be one more file.</summary>
    private static void Say(string sentence)
    {
        var text = new byte[sentence.Length + 1];
        for (var index = 0; index < sentence.Length; index++)
            text[index] = (byte)sentence[index];
        text[^1] = (byte)'\n';
        _ = Write(StandardError, in text[0], (nuint)text.Length);
    }

    [LibraryImport("libc", EntryPoint = "getrlimit")]
    [DefaultDllImportSearchPaths(DllImportSearchPath.SafeDirectories)]
    private static partial int Read(int resource, out Limit limit);

    [LibraryImport("libc", EntryPoint = "write")]
    [DefaultDllImportSearchPaths(DllImportSearchPath.SafeDirectories)]
    private static partial nint Write(int file, in byte text, nuint length);

    private readonly struct Limit
    {
        public readonly nuint Current;
        public readonly nuint Most;
    }
}
