using Assay.Cli.Display;
using Assay.Core.Protocol;
using Assay.Engine;
using Assay.Engine.Planning;
using Assay.Engine.Workers;
using Assay.Experiments.Hostile;
using Assay.Report;

namespace Assay.Cli.Commands;

/// <summary><c>assay conform hostile --replay FILE</c>: feeds a saved input again, and says what it does.</summary>
internal sealed class HostileReplay(Workspace workspace, RunLog log)
{
    private const int MostBytesShown = 64;

    /// <summary>Feeds and prints.</summary>
    public int Execute(string file, RunRequest request)
    {
        var input = SavedInputs.Load(file);
        return Interrupt.During(cancellation => Execute(file, input, request, cancellation));
    }

    private int Execute(string file, SavedInput input, RunRequest request, CancellationToken cancellation)
    {
        var plan = new ReplayPlan(workspace).Of(input, request, cancellation);
        CacheRules.Open(workspace);
        BuildHome.Ensure(workspace);
        using PayloadFolder payloads = new(workspace.Payloads);
        plan = plan.ReadableFrom(payloads.Path);
        var replayed = ConsoleProgress.During(progress =>
            new InputReplay(plan,
                RunComposition.Whole(workspace, BuildPlaces.Feeds(request.Builds), log, plan.Options, payloads, progress))
                .Execute(input, cancellation));
        Write(replayed);
        if (replayed.Grade > SafetyGrade.Contained)
            Console.WriteLine($"As one C# file without Assay: assay repro {ShellText.Of(file)}");
        return ExitCode.Done;
    }

    internal static void Write(ReplayedInput replayed)
    {
        var input = replayed.Input;
        var payload = input.Payload();
        var version = replayed.Row.PackageVersion.Length > 0 ? $", {replayed.Row.Package} {replayed.Row.PackageVersion}" : "";
        Console.WriteLine($"{input.Row}{version}, {input.Workload.DataSet}, {input.Kind}: {input.What}");
        var shown = payload.Length > MostBytesShown ? $", the first {MostBytesShown}" : "";
        var bytes = BitConverter.ToString(payload, 0, Math.Min(payload.Length, MostBytesShown)).Replace('-', ' ');
        Console.WriteLine($"Input: {Units.Whole(payload.Length)} bytes{shown}: {bytes}");
        Console.WriteLine($"Then: {input.Outcome}{(input.Detail.Length > 0 ? $", {input.Detail}" : "")}");
        Console.WriteLine($"Now: {replayed.Group.Outcome}{Detail(replayed)}");
        if (replayed.Fed.Answer is FedFrame answer)
            Console.WriteLine(
                $"Allocated {Units.Size(answer.AllocatedBytes)} in "
                    + $"{Units.Time(answer.ElapsedNanoseconds)}"
                    + $"{(answer.PeakBytes is long peak ? $"; the process grew by up to {Units.Size(peak)}" : "")}.");
        if (replayed.Row.PayloadChoosesTypes)
            Console.WriteLine("The payload chooses the type, whatever the grade: whoever writes it chooses the code that runs.");
        Console.WriteLine($"Grade: {replayed.Grade.ToString().ToLowerInvariant()}");
        Console.WriteLine(replayed.Group.Outcome == input.Outcome ? "It happens again." : "Something else happens now.");
    }

    private static string Detail(ReplayedInput replayed) =>
        replayed.Group is { ExceptionType.Length: > 0 } group ? $", {group.ExceptionType}: {group.Detail}"
        : replayed.Group.Detail.Length > 0 ? $", {replayed.Group.Detail}" : "";
}
