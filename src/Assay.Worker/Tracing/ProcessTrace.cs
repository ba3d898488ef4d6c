using System.Globalization;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Assay.Core.Results;

namespace Assay.Worker.Tracing;

/// <summary>Where a process stands: its processor, its stack, its data, its pages.</summary>
internal sealed class ProcessTrace
{
    private const string Pages = "/proc/self/smaps_rollup";
    private const int BytesPerKilobyte = 1024;
    private readonly int[] batches = new int[Environment.ProcessorCount];
    private bool isTold = OperatingSystem.IsLinux();
    private long stack;

    public unsafe void BeginBatch()
    {
        byte here = 0;
        if (stack == 0)
            stack = (long)&here;
    }

    public void EndBatch()
    {
        var processor = isTold ? ThisProcessor.Number() : -1;
        isTold = processor >= 0 && processor < batches.Length;
        if (isTold)
            batches[processor]++;
    }

    /// <summary>What the process is like.</summary>
    /// <param name="first">The corpus's first payload or object; null for none.</param>
    public ProcessFacts Facts(IReadOnlyList<HotMethod> methods, object? first)
    {
        var pages = File.Exists(Pages) ? File.ReadAllLines(Pages) : [];
        return new ProcessFacts
        {
            Methods = methods,
            BatchesOfProcessors = isTold ? batches : [],
            StackAddress = stack,
            DataAddress = Unsafe.As<object?, nint>(ref first),
            ResidentBytes = BytesOf(pages, "Rss:"),
            HugePageBytes = BytesOf(pages, "AnonHugePages:"),
        };
    }

    // Lines such as "AnonHugePages:      2048 kB".
    private static long BytesOf(string[] pages, string name)
    {
        var line = Array.Find(pages, candidate => candidate.StartsWith(name, StringComparison.Ordinal));
        var words = line?.Split(' ', StringSplitOptions.RemoveEmptyEntries) ?? [];
        return words.Length > 1 && long.TryParse(words[1], NumberStyles.None, CultureInfo.InvariantCulture, out var kilobytes)
            ? kilobytes * BytesPerKilobyte
            : 0;
    }
}

/// <summary>The logical processor that runs the calling thread.</summary>
internal static partial class ThisProcessor
{
    /// <summary>Its number; -1 if the system does not tell. Linux only.</summary>
    public static int Number()
    {
        try
        {
            return Current();
        }
        catch (Exception exception) when (exception is DllNotFoundException or EntryPointNotFoundException)
        {
            return -1;
        }
    }

    [LibraryImport("libc", EntryPoint = "sched_getcpu")]
    [DefaultDllImportSearchPaths(DllImportSearchPath.SafeDirectories)]
    private static partial int Current();
}
