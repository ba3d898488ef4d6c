namespace Assay.Worker.Rows;

/// <summary>How a row reads one member of a data set's root from payloads that the whole contract wrote.</summary>
/// <param name="Member">The member, such as <c>BookShelf.Secret</c>; empty where the root has none.</param>
/// <param name="Program">The program of a contract that has this member alone; null where the row cannot have one.</param>
/// <param name="Refusal">Why it cannot, as a sentence; empty where it can.</param>
public sealed record OneMember(string Member, RowProgram? Program, string Refusal);
