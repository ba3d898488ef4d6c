using Assay.Core.CSharp;
using Assay.Repros.Calls;

namespace Assay.Repros;

/// <summary>The statements of a file: they call the library, and say what fails.</summary>
internal sealed class MainCode(ReproParts parts, CaseFile value, IReadOnlyList<string> setup)
{
    /// <summary>Ends the program where the library does not answer.</summary>
    internal static readonly string[] Watch =
    [
        "// The library gets 20 seconds and 1 GiB.",
        "new Thread(() =>",
        "{",
        "    for (int tenths = 0; tenths < 200 && Environment.WorkingSet < 1L << 30; tenths++)",
        "        Thread.Sleep(100);",
        "    Console.WriteLine($\"FAILS: expected an answer, got none in 20 s; the process holds {Environment.WorkingSet >> 20} MiB\");",
        "    Environment.Exit(1);",
        "}) { IsBackground = true }.Start();",
        "",
    ];

    private static readonly string[] Refusal =
    [
        "Console.WriteLine($\"HOLDS: an error, {exception.GetBaseException().Message}\");",
        "return 0;",
    ];

    private static readonly string[] NoRefusal = ["", "Console.WriteLine(\"FAILS: expected an error, got a value\");", "return 1;"];

    /// <summary>Whether the file compares what came back.</summary>
    public bool IsCompared => !MustFail && parts.Failure is ReproFailure.Lossy or ReproFailure.ChangedInput;

    private SurfaceCalls Calls => new(parts.Surface);

    private bool MustFail => parts is { Payload.MustFail: true, Failure: ReproFailure.Lossy };

    private string[] Held =>
    [
        "",
        $"Console.WriteLine({CSharpText.Literal($"HOLDS: {(parts.Payload is null ? "written and read" : "read")} without an error.")});",
        "return 0;",
    ];

    /// <summary>Statements that show the failure.</summary>
    public string Failing()
    {
        string[] calls = parts.Payload is null
            ? [.. Making(""), .. Calls.Writing, .. Calls.ReadingBack]
            : [.. Given(parts.Payload), Calls.Reading];
        var lines = MustFail ? Guarded.Try(calls, Refusal).Concat(NoRefusal)
            : parts.Failure == ReproFailure.Rejected ? Guarded.Try(calls, Guarded.Refused("")).Concat(Held)
            : calls.Concat(IsCompared ? Comparison() : Held);
        return string.Join('\n', parts.Failure == ReproFailure.Hang ? Watch.Concat(lines) : lines);
    }

    /// <summary>Statements that tell what the library writes.</summary>
    /// <param name="number">The number of the value, as C#; empty where there is only one.</param>
    public string Telling(string number) =>
        string.Join('\n',
            [.. Making(number), .. Calls.Writing,
            $"Console.WriteLine({CSharpText.Literal(WrittenPayload.Mark)} + Convert.ToHexString({Calls.Written}));", "return 0;"]);

    private IReadOnlyList<string> Making(string number) => [$"var value = Make({number});", .. setup, ""];

    private string[] Given(WrittenPayload payload) => [$"byte[] payload = {payload.Expression};", .. setup, ""];

    private IEnumerable<string> Comparison()
    {
        yield return "";
        yield return $"string? difference = Graph.FirstDifference({value.Expected(0)}, "
            + $"{(parts.Failure == ReproFailure.ChangedInput ? "value" : "copy")});";
        for (var way = 1; way < (parts.Payload?.Ways ?? 1); way++)
        {
            yield return $"if (Graph.FirstDifference({value.Expected(way)}, copy) is null)";
            yield return "    difference = null;";
        }

        if (value.HasInspection)
            yield return "difference ??= Inspect(copy) is { Length: > 0 } found ? found : null;";
        yield return $"Console.WriteLine(difference is null ? {CSharpText.Literal($"HOLDS: {parts.Holds}")} : $\"FAILS: {{difference}}\");";
        yield return "return difference is null ? 0 : 1;";
    }
}
