using System.Text.Json;

namespace Assay.Cli.Tests;

/// <summary>Why something of a row was not measured, as a results file says it.</summary>
internal static class FailureOf
{
    /// <summary>The cause; empty where there is no failure.</summary>
    public static string Cause(JsonElement measured) => Property(measured, "cause");

    /// <summary>What it says about the row; empty where there is no failure.</summary>
    public static string Verdict(JsonElement measured) => Property(measured, "verdict");

    private static string Property(JsonElement measured, string name) =>
        measured.GetProperty("failure") is { ValueKind: JsonValueKind.Object } failure ? failure.GetProperty(name).GetString()! : "";
}
