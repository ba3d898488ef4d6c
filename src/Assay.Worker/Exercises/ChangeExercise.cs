using System.Diagnostics;
using System.Reflection;
using Assay.Core.Adapters;
using Assay.Core.Protocol;
using Assay.Worker.Checking;
using Assay.Worker.Surfaces;

namespace Assay.Worker.Exercises;

/// <summary>
/// An object whose members another thread replaces, all of them and again and again, by those of a much larger one and back, while it is
/// serialized. No collection is changed in place: each member always holds a whole value. So a payload that cannot be read, or that holds a
/// value which never was, is the library's.
/// </summary>
internal sealed class ChangeExercise<TPlain, TContract>(ExerciseBench<TPlain, TContract> bench)
{
    private const int MostPayloads = 400;
    private static readonly TimeSpan Longest = TimeSpan.FromMilliseconds(400);
    // Each once, as text: most payloads are one of the two that nobody disturbed.
    private readonly HashSet<string> payloads = [];
    private string? refusal;
    private bool isOver;

    /// <summary>Serializes, and then reads what was written.</summary>
    public TriedFrame Run()
    {
        object? changing = bench.Contract(0);
        if (!Refill.Into(changing, bench.Contract(0)))
            return ExerciseBench.Inapplicable("its contract is a value, or nobody can change it");
        FieldInfo[] fields = [.. Refill.FieldsOf(changing!.GetType())];
        object?[][] states = [.. Enumerable.Range(0, 2).Select(number => Array.ConvertAll(fields, FieldOf(bench.Contract(number)!)))];
        var driver = bench.Driver(bench.Adapter);
        bench.Begin(Operation.Serialize);
        Thread changer = new(() => Change(changing, fields, states));
        changer.Start();
        Serialize(driver, (TContract)changing);
        Volatile.Write(ref isOver, true);
        changer.Join();
        return Judge(driver);
    }

    private static Converter<FieldInfo, object?> FieldOf(object holder) => field => field.GetValue(holder);

    private void Change(object changing, FieldInfo[] fields, object?[][] states)
    {
        for (var change = 1; !Volatile.Read(ref isOver); change++)
        {
            for (var i = 0; i < fields.Length; i++)
                fields[i].SetValue(changing, states[change % states.Length][i]);
        }
    }

    private void Serialize(SurfaceDriver<TContract> driver, TContract changing)
    {
        var begin = Stopwatch.GetTimestamp();
        while (payloads.Count < MostPayloads && Stopwatch.GetElapsedTime(begin) < Longest)
        {
            try
            {
                payloads.Add(Convert.ToBase64String(driver.Serialize(changing).ToArray()));
            }
            catch (Exception exception)
            {
                refusal ??= ExerciseBench.TextOf(exception);
            }
        }
    }

    private TriedFrame Judge(SurfaceDriver<TContract> driver)
    {
        foreach (var bytes in payloads.Select(Convert.FromBase64String))
        {
            if (!bench.TryCall(Operation.Deserialize, "", () => driver.Deserialize(bytes), out var read, out var failed))
                return ExerciseBench.Different($"a payload of a changing object cannot be read{failed.Detail}");
            if (NeverThere(read) is string member)
                return ExerciseBench.Different($"a payload of a changing object: {member} holds what it never held");
        }

        return refusal is null ? new TriedFrame(TrialOutcome.Same, "") : new TriedFrame(TrialOutcome.Threw, refusal);
    }

    /// <summary>A member that has neither its first value nor its second; null where each has one of both.</summary>
    private string? NeverThere(TContract read)
    {
        HashSet<string> ofFirst = [.. bench.Differences(0, read).Select(MemberOf)];
        return ofFirst.Count == 0 ? null : bench.Differences(1, read).Select(MemberOf).FirstOrDefault(ofFirst.Contains);
    }

    private static string MemberOf(string difference) => difference.Split('[', ':')[0];
}
