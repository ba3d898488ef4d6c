using Assay.Cli.Configuration;
using Assay.Cli.Display;
using Assay.Core.Protocol;
using Assay.Engine;
using Assay.Engine.Options;
using Assay.Engine.Planning;
using Assay.Engine.Workers;
using Assay.Experiments.Hostile;
using Assay.Report;

namespace Assay.Cli.Commands;

/// <summary><c>assay check hostile --replay FILE</c>: feeds a saved input again, and says what it does.</summary>
internal sealed class HostileReplay(CommandServices services)
{
    private const int MostBytesShown = 64;

    /// <summary>What a saved input does not need.</summary>
    private static IEnumerable<RunOption> Useless =>
        new HostileExperiment().Asking.Asked.Append(OptionsOfOutput.Printed(OptionsOfOutput.Out)).Append(OptionsOfRows.Variants)
            .SelectMany(group => group.Options).Concat(new HostileExperiment().Asking.Length).Append(OptionsOfOutput.Resume)
            .Where(option => option != OptionsOfHostile.Replay);

    /// <summary>Feeds and prints.</summary>
    /// <exception cref="BadInputException">An option has no effect on a saved input.</exception>
    public static int Execute(CommandServices services, string file, GivenOptions given) => Useless.FirstOrDefault(given.Has) is { } other
        ? throw new BadInputException($"{other.Name} has no effect with --replay, which feeds one saved input as it is. Omit it.")
        : new HostileReplay(services).Execute(file, RunRequest.Of(new HostileExperiment(), given));

    private int Execute(string file, RunRequest request)
    {
        var input = SavedInputs.Load(file);
        return Interrupt.During(services.Streams, cancellation => Execute(file, input, request, cancellation));
    }

    private int Execute(string file, SavedInput input, RunRequest request, CancellationToken cancellation)
    {
        var plan = new ReplayPlan(services.Workspace).Of(input, request, cancellation);
        CacheRules.Open(services.Workspace);
        BuildHome.Ensure(services.Workspace);
        using PayloadFolder payloads = new(services.Workspace.Payloads);
        plan = plan.ReadableFrom(payloads.Path);
        var replayed = ConsoleProgress.During(services.Streams, progress =>
            new InputReplay(plan,
                new RunComposition(services, BuildPlaces.Feeds(request.Builds)).Whole(plan.Options, payloads, progress))
                .Execute(input, cancellation));
        var output = services.Streams.Output;
        Write(output, replayed);
        if (replayed.Grade > SafetyGrade.Contained)
            output.WriteLine($"As one C# file without Assay: assay repro {ShellText.Of(file)}");
        return ExitCode.Done;
    }

    internal static void Write(TextWriter output, ReplayedInput replayed)
    {
        var input = replayed.Input;
        var payload = input.Payload();
        var version = replayed.Row.PackageVersion.Length > 0 ? $", {replayed.Row.Package} {replayed.Row.PackageVersion}" : "";
        output.WriteLine($"{input.Row}{version}, {input.Workload.DataSet}, {input.Kind}: {input.What}");
        var shown = payload.Length > MostBytesShown ? $", the first {MostBytesShown}" : "";
        var bytes = BitConverter.ToString(payload, 0, Math.Min(payload.Length, MostBytesShown)).Replace('-', ' ');
        output.WriteLine($"Input: {Units.Whole(payload.Length)} bytes{shown}: {bytes}");
        output.WriteLine($"Then: {input.Outcome}{(input.Detail.Length > 0 ? $", {input.Detail}" : "")}");
        output.WriteLine($"Now: {replayed.Group.Outcome}{Detail(replayed)}");
        if (replayed.Fed.Answer is FedFrame answer)
            output.WriteLine(
                $"Allocated {Units.Size(answer.AllocatedBytes)} in "
                    + $"{Units.Time(answer.ElapsedNanoseconds)}"
                    + $"{(answer.PeakBytes is long peak ? $"; the process grew by up to {Units.Size(peak)}" : "")}.");
        if (replayed.Row.PayloadChoosesTypes)
            output.WriteLine("The payload chooses the type, whatever the grade: whoever writes it chooses the code that runs.");
        output.WriteLine($"Grade: {replayed.Grade.ToString().ToLowerInvariant()}");
        output.WriteLine(replayed.Group.Outcome == input.Outcome ? "It happens again." : "Something else happens now.");
    }

    private static string Detail(ReplayedInput replayed) =>
        replayed.Group is { ExceptionType.Length: > 0 } group ? $", {group.ExceptionType}: {group.Detail}"
        : replayed.Group.Detail.Length > 0 ? $", {replayed.Group.Detail}" : "";
}
