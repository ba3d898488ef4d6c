namespace Assay.Worker.Rows;

/// <summary>What a program has for a job.</summary>
/// <param name="Program">The row's program; null where the row cannot do the job's operation.</param>
/// <param name="Member">The member that it reads alone; empty where it reads the whole.</param>
/// <param name="Refusal">Why it cannot, as a sentence; empty where it can.</param>
internal sealed record FoundProgram(RowProgram? Program, string Member, string Refusal);
