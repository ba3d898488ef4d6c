namespace Assay.Shapes.Dialects.Schemas;

/// <summary>Names the fields of one message so that the names of what is generated from them are known and clash with nothing.</summary>
internal interface ISchemaNames
{
    /// <summary>Takes a name for the field of a member.</summary>
    /// <param name="member">The member's name in C#.</param>
    /// <returns>The field in the schema, and the property that the generated class has for it.</returns>
    (string Field, string Property) Take(string member);
}
