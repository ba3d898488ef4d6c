using System.Globalization;
using Assay.Core.CSharp;
using Assay.Repros.Calls;

namespace Assay.Repros;

/// <summary>The statements of a file that reads one payload that nobody vouches for, and says what that does.</summary>
internal sealed class HostileMain(ReproParts parts, IReadOnlyList<string> setup)
{
    private const string Error = "{exception.GetType().FullName}: {exception.Message}";
    private static readonly string[] Refused = [$"Console.WriteLine({CSharpText.Interpolated($"HOLDS: an error, {Error}")});", "return 0;"];
    private static readonly string[] Answered = ["Console.WriteLine(\"HOLDS: read without harm.\");", "return 0;"];

    private readonly HostileQuestion asked = parts.Hostile!;
    private readonly PayloadCode payload = new(parts.Payload!.Bytes);
    private readonly PayloadCode valid = new(parts.Hostile!.Valid);

    private readonly SurfaceCalls calls = new(parts.Surface);

    private string Reading => calls.Reading;

    /// <summary>Whether the file compares two values.</summary>
    public bool IsCompared => asked.Harm == HostileHarm.Misreads;

    /// <summary>The functions that make the payloads.</summary>
    public IReadOnlyList<string> Functions => [.. payload.Functions.Union(valid.Functions)];

    public string Statements()
    {
        string[] made = [.. IsCompared ? [$"byte[] valid = {valid.Expression};"] : (string[])[], $"byte[] payload = {payload.Expression};",
            .. setup, ""];
        return string.Join(
            '\n', [.. asked.Harm is HostileHarm.Hangs or HostileHarm.Allocates ? MainCode.Watch : [], .. made, .. Showing()]);
    }

    private IEnumerable<string> Showing() => asked.Harm switch
    {
        HostileHarm.Ends => Ending(),
        HostileHarm.Allocates => Counting(),
        HostileHarm.TakesLong or HostileHarm.Hangs => Timing(),
        HostileHarm.Misreads => Comparing(),
        _ => Guarded.Try([Reading, .. Answered],
            [$"Console.WriteLine({CSharpText.Interpolated($"FAILS: expected a documented exception, got {Error}")});", "return 1;"]),
    };

    private IEnumerable<string> Ending()
    {
        if (asked.StackBytes == 0)
            return Guarded.Try([Reading, .. Answered], Refused);
        var size = asked.StackBytes.ToString(CultureInfo.InvariantCulture);
        return
        [
            "Thread reader = new(() =>",
            "{",
            .. Guarded.Try([Reading, Answered[0]], [Refused[0]]).Select(Guarded.Indented),
            $"}}, maxStackSize: {size});",
            "reader.Start();",
            "reader.Join();",
            "return 0;",
        ];
    }

    private IEnumerable<string> Counting() => Measuring("long before = GC.GetTotalAllocatedBytes(precise: true);",
    [
        "long allocated = GC.GetTotalAllocatedBytes(precise: true) - before;",
        "bool isTooMuch = end == \"System.OutOfMemoryException\" || (allocated > 16L << 20 && allocated > 256 * payload.Length);",
        "Console.WriteLine($\"{(isTooMuch ? \"FAILS\" : \"HOLDS\")}: {payload.Length} bytes made it allocate {allocated} bytes ({end})\");",
        "return isTooMuch ? 1 : 0;",
    ]);

    private IEnumerable<string> Timing() => Measuring("var watch = System.Diagnostics.Stopwatch.StartNew();",
    [
        "bool isTooLong = watch.Elapsed.TotalSeconds > 1 && watch.Elapsed.TotalMicroseconds > payload.Length;",
        "Console.WriteLine($\"{(isTooLong ? \"FAILS\" : \"HOLDS\")}: {payload.Length} bytes took it "
            + "{watch.Elapsed.TotalSeconds:0.0} s ({end})\");",
        "return isTooLong ? 1 : 0;",
    ]);

    // Libraries wrap what .NET throws.
    private IEnumerable<string> Measuring(string begin, IReadOnlyList<string> judging) =>
    [
        "string end = \"read\";",
        begin,
        .. Guarded.Try([Reading, "GC.KeepAlive(copy);"], ["end = exception.GetBaseException().GetType().FullName!;"]),
        "",
        .. judging,
    ];

    private IEnumerable<string> Comparing() =>
    [
        calls.Read("written", "valid"),
        .. Guarded.Try(
            [
                Reading,
                "string? difference = Graph.FirstDifference(written, copy);",
                "Console.WriteLine(difference is null ? \"HOLDS: the same value.\" : $\"FAILS: read without an error, and {difference}\");",
                "return difference is null ? 0 : 1;",
            ],
            Refused),
    ];
}
